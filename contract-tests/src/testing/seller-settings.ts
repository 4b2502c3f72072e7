/** Settings of a seller with VAT rates. */
export const sellerSettings = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
  SELLER_VAT_ID: 'SI12345678',
  VAT_RATES: 'ticket=9.5, upsell=22',
};
