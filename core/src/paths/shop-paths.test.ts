import { describe, expect, it } from 'vitest';
import { languages } from '../languages/language.ts';
import { mainSitePages, shopPages, shopPath } from './shop-paths.ts';

// Row by row: profile, register, login, cart, personal data, payment method, order completed (R-PATH-1 to R-PATH-7).
const table = {
  sl: '/sl/profil/uporabniski-profil /sl/profil/registracija /sl/profil/prijava /sl/pregled-kosarice /sl/osebni-podatki /sl/nacin-placila /sl/narocilo-zakljuceno',
  en: '/en/profile/user-profile /en/profile/registration /en/profile/login /en/cart-preview /en/buyer-info /en/payment-method /en/order-completed',
  de: '/de/profil/benutzerkonto /de/profil/anmeldung /de/profil/einloggen /de/warenkorb-anzeigen de/informationen-zum-zahler /de/zahlungsmethode de/auftrag-abgeschlossen',
  it: '/it/profilo/profilo /it/profilo/la-registrazione /it/profilo/accesso /it/vedi-il-carrello /it/informazioni-sul-pagatore /it/modo-di-pagamento /it/ordine-completato',
  hr: '/hr/profil/profil /hr/profil/registracija /hr/profil/prijava /hr/pregled-kosarice /hr/podaci-o-platitelju /hr/nacin-placanja /hr/narudzba-izvrsena',
};
const columns = ['profile', 'register', 'login', 'cart', 'buyerInfo', 'paymentMethod', 'thankYou'] as const;

describe.each(languages)('the pages of %s', (language) => {
  it('have the addresses of the specification, made absolute (R-PATH-1 to R-PATH-7)', () => {
    const absolute = table[language].split(' ').map((path) => path.replace(/^(?!\/)/, '/'));
    expect(columns.map((page) => shopPath(page, language))).toEqual(absolute);
  });

  it('all have different addresses (R-PATH-9)', () => {
    const all = [...shopPages, ...mainSitePages].map((page) => shopPath(page, language));
    expect(new Set(all).size).toBe(all.length);
  });
});

it('each language has its own home page (R-PATH-8)', () => {
  expect(languages.map((language) => shopPath('home', language))).toEqual(['/', '/en', '/de', '/it', '/hr/trgovina']);
});
