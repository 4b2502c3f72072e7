import type { Language } from '../languages/language.ts';

/** Pages of the main public site to which the shop links. */
export const mainSitePages = ['profile', 'register', 'login'] as const;
export type MainSitePage = (typeof mainSitePages)[number];

/** Pages of the shop itself with fixed addresses. */
export const shopPages = ['home', 'cart', 'buyerInfo', 'paymentMethod', 'thankYou'] as const;
export type ShopPage = (typeof shopPages)[number];

type Paths = Readonly<Record<ShopPage | MainSitePage, string>>;

const paths: Readonly<Record<Language, Paths>> = {
  sl: {
    home: '/',
    profile: '/sl/profil/uporabniski-profil',
    register: '/sl/profil/registracija',
    login: '/sl/profil/prijava',
    cart: '/sl/pregled-kosarice',
    buyerInfo: '/sl/osebni-podatki',
    paymentMethod: '/sl/nacin-placila',
    thankYou: '/sl/narocilo-zakljuceno',
  },
  en: {
    home: '/en',
    profile: '/en/profile/user-profile',
    register: '/en/profile/registration',
    login: '/en/profile/login',
    cart: '/en/cart-preview',
    buyerInfo: '/en/buyer-info',
    paymentMethod: '/en/payment-method',
    thankYou: '/en/order-completed',
  },
  // The German paths listed without a leading slash are made absolute.
  de: {
    home: '/de',
    profile: '/de/profil/benutzerkonto',
    register: '/de/profil/anmeldung',
    login: '/de/profil/einloggen',
    cart: '/de/warenkorb-anzeigen',
    buyerInfo: '/de/informationen-zum-zahler',
    paymentMethod: '/de/zahlungsmethode',
    thankYou: '/de/auftrag-abgeschlossen',
  },
  it: {
    home: '/it',
    profile: '/it/profilo/profilo',
    register: '/it/profilo/la-registrazione',
    login: '/it/profilo/accesso',
    cart: '/it/vedi-il-carrello',
    buyerInfo: '/it/informazioni-sul-pagatore',
    paymentMethod: '/it/modo-di-pagamento',
    thankYou: '/it/ordine-completato',
  },
  hr: {
    home: '/hr/trgovina',
    profile: '/hr/profil/profil',
    register: '/hr/profil/registracija',
    login: '/hr/profil/prijava',
    cart: '/hr/pregled-kosarice',
    buyerInfo: '/hr/podaci-o-platitelju',
    paymentMethod: '/hr/nacin-placanja',
    thankYou: '/hr/narudzba-izvrsena',
  },
};

/** Returns the canonical path of a page. A main-site page is below the main site's address. */
export const shopPath = (page: ShopPage | MainSitePage, language: Language): string => paths[language][page];
