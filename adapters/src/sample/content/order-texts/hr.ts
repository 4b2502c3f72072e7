import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, OrderTexts } from '@shop/core/content/section';

export const orderTexts: Uncleaned<Required<OrderTexts>> = {
  ticketCompleted: {
    title: 'Hvala, ulaznice su vaše',
    text: '<p>Narudžba je potvrđena i mjesta su rezervirana za vas. Na ulazu pokažite QR kod ulaznice, na mobitelu ili ispisan; broj narudžbe služi za pitanja.</p>',
  },
  giftCardCompleted: {
    title: 'Hvala, darovni bon je vaš',
    text: '<p>Narudžba je potvrđena. Bon se iskorištava QR kodom, na mobitelu ili ispisanim; broj narudžbe služi za pitanja.</p>',
  },
  neutral: {
    title: 'Vaše se plaćanje potvrđuje',
    text: '<p>Čim budemo znali više, pisat ćemo vam. Sada ne morate ništa učiniti; ovu stranicu možete i ponovno učitati za nekoliko minuta. Ako do sutra ne dobijete našu poruku, pišite nam i priložite adresu ove stranice: po njoj ćemo pronaći vašu uplatu.</p>',
  },
  noOrder: {
    title: 'Ovdje nema ničega za prikaz',
    text: '<p>Ova adresa ne vodi ni do jedne narudžbe. Ako ste kod nas nešto kupili, vaša je narudžba u e-poruci koju smo vam poslali; provjerite i mapu s neželjenom poštom.</p>',
  },
  canceled: {
    title: 'Plaćanje je otkazano',
    text: '<p>Plaćanje nije dovršeno. Možete pokušati ponovno kad god želite.</p>',
  },
  orderCanceled: {
    title: 'Narudžba je otkazana',
    text: '<p>Za ovu vam narudžbu ne naplaćujemo ništa; već plaćeni iznos vraćamo na vašu karticu.</p>',
  },
  orderCanceling: {
    title: 'Narudžba se otkazuje',
    text: '<p>Vaše ulaznice i bonovi više ne vrijede. Čekamo potvrdu da je cijeli iznos vraćen na vašu karticu. Ne trebate ništa učiniti.</p>',
  },
  failed: {
    title: 'Plaćanje nije uspjelo',
    text: '<p>Plaćanje nije bilo moguće potvrditi. Provjerite podatke ili pokušajte drugom karticom.</p>',
  },
  notConfirmed: {
    title: 'Potvrda kod banke nije uspjela',
    text: '<p>Banka je htjela provjeriti plaćate li doista vi, ali nije dobila potvrdu. Ništa vam nije naplaćeno. Pokušajte ponovno i potvrdite plaćanje ili upotrijebite drugu karticu.</p>',
  },
  pending: {
    title: 'Plaćanje još nije potvrđeno',
    text: '<p>Još čekamo odgovor pružatelja platnih usluga. Prije nego što pokušate ponovno, provjerite promet po kartici kako ne biste platili dvaput.</p>',
  },
  refunded: {
    title: 'Iznos smo vam vratili',
    text: '<p>Narudžbu nakon plaćanja nismo mogli potvrditi. Cijeli smo iznos vratili na vašu karticu.</p>',
  },
  refunding: {
    title: 'Vraćamo vam iznos',
    text: '<p>Narudžbu nakon plaćanja nismo mogli potvrditi. Cijeli iznos vraćamo na vašu karticu. Ne trebate ništa učiniti.</p>',
  },
};

export const cancellationTexts: Uncleaned<Required<CancellationTexts>> = {
  question: {
    title: 'Želite li otkazati narudžbu?',
    text: '<p>Rezervirana mjesta oslobodit ćemo za druge goste, a već plaćeni iznos vratiti na vašu karticu. Otkazivanje se ne može poništiti.</p>',
  },
  success: {
    title: 'Narudžba je otkazana',
    text: '<p>Rezervirana mjesta su oslobođena. Već plaćeni iznos vraćamo na vašu karticu.</p>',
  },
  failure: {
    title: 'Narudžbu nije bilo moguće otkazati',
    text: '<p>Pokušajte ponovno kasnije ili nas nazovite.</p>',
  },
};
