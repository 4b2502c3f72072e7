import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, OrderTexts } from '@shop/core/content/section';

export const orderTexts: Uncleaned<Required<OrderTexts>> = {
  ticketCompleted: {
    title: 'Grazie, i Suoi biglietti sono confermati',
    text: '<p>L’ordine è confermato e i posti sono riservati per Lei. All’ingresso mostri il codice QR del biglietto, sul telefono o stampato; il numero d’ordine serve per eventuali domande.</p>',
  },
  giftCardCompleted: {
    title: 'Grazie, il Suo buono regalo è pronto',
    text: '<p>L’ordine è confermato. Il buono si utilizza con il suo codice QR, sul telefono o stampato; il numero d’ordine serve per eventuali domande.</p>',
  },
  neutral: {
    title: 'Il Suo pagamento è in fase di conferma',
    text: '<p>Appena ne sapremo di più, Le scriveremo. Ora non deve fare nulla; può anche ricaricare questa pagina tra qualche minuto. Se entro domani non riceve nostre notizie, ci scriva allegando l’indirizzo di questa pagina: ci aiuta a trovare il Suo pagamento.</p>',
  },
  noOrder: {
    title: 'Qui non c’è nulla da mostrare',
    text: '<p>Questo indirizzo non porta ad alcun ordine. Se ha acquistato qualcosa da noi, trova il Suo ordine nell’e-mail che Le abbiamo inviato; controlli anche la cartella della posta indesiderata.</p>',
  },
  canceled: {
    title: 'Il pagamento è stato annullato',
    text: '<p>Il pagamento non è stato completato. Può riprovare quando desidera.</p>',
  },
  orderCanceled: {
    title: 'L’ordine è stato annullato',
    text: '<p>Per questo ordine non Le viene addebitato nulla; l’importo eventualmente già pagato viene rimborsato sulla Sua carta.</p>',
  },
  orderCanceling: {
    title: 'L’ordine è in corso di annullamento',
    text: '<p>I Suoi biglietti e buoni non sono più validi. Attendiamo la conferma che l’intero importo sia stato riaccreditato sulla Sua carta. Non deve fare altro.</p>',
  },
  failed: {
    title: 'Il pagamento non è riuscito',
    text: '<p>Non è stato possibile confermare il pagamento. Controlli i dati o provi con un’altra carta.</p>',
  },
  notConfirmed: {
    title: 'La verifica della banca non è riuscita',
    text: '<p>La banca voleva accertarsi che fosse davvero Lei a pagare, ma non ha ricevuto conferma. Non Le è stato addebitato nulla. Riprovi confermando il pagamento oppure usi un’altra carta.</p>',
  },
  pending: {
    title: 'Il pagamento non è ancora confermato',
    text: '<p>Attendiamo ancora la risposta del gestore dei pagamenti. Prima di riprovare controlli i movimenti della carta, per non pagare due volte.</p>',
  },
  refunded: {
    title: 'Le abbiamo rimborsato l’importo',
    text: '<p>Dopo il pagamento non è stato possibile confermare l’ordine. L’intero importo è stato riaccreditato sulla Sua carta.</p>',
  },
  refunding: {
    title: 'Le stiamo rimborsando l’importo',
    text: '<p>Dopo il pagamento non è stato possibile confermare l’ordine. L’intero importo sta per essere riaccreditato sulla Sua carta. Non deve fare altro.</p>',
  },
};

export const cancellationTexts: Uncleaned<Required<CancellationTexts>> = {
  question: {
    title: 'Desidera annullare l’ordine?',
    text: '<p>I posti riservati torneranno disponibili per altri ospiti e l’importo eventualmente già pagato sarà rimborsato sulla Sua carta. L’operazione non è reversibile.</p>',
  },
  success: {
    title: 'L’ordine è stato annullato',
    text: '<p>I posti riservati sono di nuovo disponibili. L’importo eventualmente già pagato viene rimborsato sulla Sua carta.</p>',
  },
  failure: {
    title: 'Non è stato possibile annullare l’ordine',
    text: '<p>Riprovi più tardi o ci telefoni.</p>',
  },
};
