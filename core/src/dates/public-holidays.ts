import { type LocalDate, localDate, plusDays } from './local-date.ts';

/** Month and day of the holidays with a fixed date, by the law since 2017. */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '02-08',
  '04-27',
  '05-01',
  '05-02',
  '06-25',
  '08-15',
  '10-31',
  '11-01',
  '12-25',
  '12-26',
]);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns Easter Sunday of a year from 1970, in the Gregorian calendar. */
export const easterSunday = (year: number): LocalDate => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapless = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const age = (leapless + 19 * golden + 15) % 30;
  const moon = age - (age === 29 || (age === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const days = moon - weekday;
  const month = 3 + Math.floor((days + 40) / 44);
  const day = days + 28 - 31 * Math.floor(month / 4);
  return localDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
};

/** Days after Easter Sunday: Easter Sunday itself, Easter Monday and Whit Sunday. */
const afterEaster: readonly number[] = [0, 1, 49];

const movingHolidays = new Map<string, ReadonlySet<LocalDate>>();

const movingIn = (year: string): ReadonlySet<LocalDate> => {
  const cached = movingHolidays.get(year);
  if (cached !== undefined) return cached;
  const easter = easterSunday(Number(year));
  const holidays = new Set(afterEaster.map((days) => plusDays(easter, days)));
  movingHolidays.set(year, holidays);
  return holidays;
};

/** Whether a day is a work-free holiday in Slovenia, independent of its weekday. */
export const isPublicHoliday = (date: LocalDate): boolean =>
  fixedHolidays.has(date.slice(5)) || movingIn(date.slice(0, 4)).has(date);
