import type { DayState } from '@shop/core/availability/day-state';
import type { CalendarDay, TicketCalendar } from '@shop/core/availability/ticket-calendar';
import { daysBetween, type LocalDate, localDate, plusDays } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { useState } from 'react';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { DayPicker } from '../../kit/day-picker.tsx';
import { Dropdown, dropdownChevron, dropdownChoice, dropdownPanel } from '../../kit/dropdown.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { KitGroup } from '../kit-group.tsx';
import styles from '../kit-page.module.css';

const today = localDate('2026-11-10');

const stateOn = (index: number): DayState => {
  if (index < 0) return 'past';
  if (index > 15) return 'beyond';
  if (index % 9 === 4) return 'soldOut';
  if (index === 11) return 'closed';
  return index % 5 === 2 ? 'few' : 'free';
};

const dayOn = (date: LocalDate): CalendarDay => {
  const index = daysBetween(today, date);
  const state = stateOn(index);
  if (state !== 'free' && state !== 'few') return { date, state, ticketsAvailable: 0 };
  return {
    date,
    state,
    ticketsAvailable: state === 'few' ? 7 : 200,
    adultPrice: cents(index % 6 === 3 ? 1250 : 1600),
    ...(index % 7 === 1 ? { discount: percent(20) } : {}),
  };
};

const calendar: TicketCalendar = {
  days: Array.from({ length: 16 }, (_, index) => dayOn(plusDays(today, index))),
  dayOn,
};

/** Choosing, and finding one's way. */
export const WayGroups = () => {
  const [tab, setTab] = useState<'kartica' | 'rezervacija'>('kartica');
  return (
    <>
      <KitGroup id="koledar" title="Koledar">
        <div className={styles.narrow}>
          <DayPicker
            calendar={calendar}
            today={today}
            chosen={localDate('2026-11-13')}
            month={undefined}
            dayAddress="#"
            monthAddress="#"
          />
        </div>
      </KitGroup>
      <KitGroup id="zavihki" title="Zavihki">
        <div className={styles.narrow}>
          <Tabs
            label="Način plačila"
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { name: 'kartica', title: 'Kartica', panel: <p>Plačate takoj s kartico.</p> },
              { name: 'rezervacija', title: 'Rezervacija', panel: <p>Kartica je le jamstvo.</p> },
            ]}
          />
        </div>
      </KitGroup>
      <KitGroup id="koraki" title="Koraki">
        <Breadcrumb
          label="Koraki nakupa"
          crumbs={[
            { title: 'Košarica', state: 'done', href: '#koraki' },
            { title: 'Osebni podatki', state: 'current', href: '#koraki' },
            { title: 'Način plačila', state: 'pending' },
            { title: 'Plačilo končano', state: 'pending' },
          ]}
        />
      </KitGroup>
      <KitGroup id="meni" title="Spustni meni">
        <div className={styles.dark}>
          <Dropdown
            button={
              <>
                <Icon name="globe" />
                Jezik
                <Icon name="chevronDown" className={dropdownChevron} />
              </>
            }
          >
            <ul className={dropdownPanel}>
              <li>
                <Link href="#meni" className={dropdownChoice} aria-current="true">
                  Slovenščina
                  <Icon name="check" />
                </Link>
              </li>
              <li>
                <Link href="#meni" className={dropdownChoice} data-show="hover">
                  Hrvatski
                </Link>
              </li>
            </ul>
          </Dropdown>
        </div>
      </KitGroup>
    </>
  );
};
