import type { Language } from '@shop/core/languages/language';

/** Addresses a visitor meets on the way to a ticket, by language. */
export const pages: Readonly<
  Record<Language, Readonly<Record<'home' | 'list' | 'cart' | 'buyer' | 'payment' | 'thanks' | 'terms', string>>>
> = {
  sl: {
    home: '/',
    list: '/sl/vstopnice-bazeni',
    cart: '/sl/pregled-kosarice',
    buyer: '/sl/osebni-podatki',
    payment: '/sl/nacin-placila',
    thanks: '/sl/narocilo-zakljuceno',
    terms: '/sl/pogoji-prodaje',
  },
  en: {
    home: '/en',
    list: '/en/pool-tickets',
    cart: '/en/cart-preview',
    buyer: '/en/buyer-info',
    payment: '/en/payment-method',
    thanks: '/en/order-completed',
    terms: '/en/terms-of-sale',
  },
  de: {
    home: '/de',
    list: '/de/baeder-tickets',
    cart: '/de/warenkorb-anzeigen',
    buyer: '/de/informationen-zum-zahler',
    payment: '/de/zahlungsmethode',
    thanks: '/de/auftrag-abgeschlossen',
    terms: '/de/verkaufsbedingungen',
  },
  it: {
    home: '/it',
    list: '/it/biglietti-piscine',
    cart: '/it/vedi-il-carrello',
    buyer: '/it/informazioni-sul-pagatore',
    payment: '/it/modo-di-pagamento',
    thanks: '/it/ordine-completato',
    terms: '/it/condizioni-di-vendita',
  },
  hr: {
    home: '/hr/trgovina',
    list: '/hr/ulaznice-bazeni',
    cart: '/hr/pregled-kosarice',
    buyer: '/hr/podaci-o-platitelju',
    payment: '/hr/nacin-placanja',
    thanks: '/hr/narudzba-izvrsena',
    terms: '/hr/uvjeti-prodaje',
  },
};
