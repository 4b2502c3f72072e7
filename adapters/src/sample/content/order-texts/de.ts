import type { Uncleaned } from '@shop/core/content/clean-html';
import type { CancellationTexts, OrderTexts } from '@shop/core/content/section';

export const orderTexts: Uncleaned<Required<OrderTexts>> = {
  ticketCompleted: {
    title: 'Vielen Dank, Ihre Tickets sind gebucht',
    text: '<p>Ihre Bestellung ist bestätigt und Ihre Plätze sind reserviert. Zeigen Sie am Eingang den QR-Code Ihres Tickets, auf dem Handy oder ausgedruckt; die Bestellnummer ist für Rückfragen.</p>',
  },
  giftCardCompleted: {
    title: 'Vielen Dank, Ihr Gutschein ist bereit',
    text: '<p>Ihre Bestellung ist bestätigt. Den Gutschein lösen Sie mit seinem QR-Code ein, auf dem Handy oder ausgedruckt; die Bestellnummer ist für Rückfragen.</p>',
  },
  neutral: {
    title: 'Ihre Zahlung wird bestätigt',
    text: '<p>Sobald wir mehr wissen, schreiben wir Ihnen. Sie müssen jetzt nichts tun; Sie können diese Seite auch in ein paar Minuten neu laden. Haben Sie bis morgen nichts von uns gehört, schreiben Sie uns bitte und fügen Sie die Adresse dieser Seite bei: Damit finden wir Ihre Zahlung.</p>',
  },
  noOrder: {
    title: 'Hier gibt es nichts anzuzeigen',
    text: '<p>Diese Adresse führt zu keiner Bestellung. Wenn Sie bei uns etwas gekauft haben, finden Sie Ihre Bestellung in der E-Mail, die wir Ihnen geschickt haben; sehen Sie bitte auch im Spam-Ordner nach.</p>',
  },
  canceled: {
    title: 'Die Zahlung wurde abgebrochen',
    text: '<p>Die Zahlung wurde nicht abgeschlossen. Sie können es jederzeit erneut versuchen.</p>',
  },
  orderCanceled: {
    title: 'Die Bestellung wurde storniert',
    text: '<p>Für diese Bestellung berechnen wir Ihnen nichts; ein bereits bezahlter Betrag wird auf Ihre Karte erstattet.</p>',
  },
  orderCanceling: {
    title: 'Die Bestellung wird gerade storniert',
    text: '<p>Ihre Tickets und Gutscheine gelten nicht mehr. Wir warten auf die Bestätigung, dass der volle Betrag auf Ihre Karte zurückgebucht wurde. Sie müssen nichts weiter tun.</p>',
  },
  failed: {
    title: 'Die Zahlung war nicht erfolgreich',
    text: '<p>Die Zahlung konnte nicht bestätigt werden. Bitte prüfen Sie Ihre Angaben oder versuchen Sie es mit einer anderen Karte.</p>',
  },
  notConfirmed: {
    title: 'Die Zahlung wurde bei Ihrer Bank nicht freigegeben',
    text: '<p>Ihre Bank wollte sichergehen, dass wirklich Sie bezahlen, und hat keine Freigabe erhalten. Es wurde nichts abgebucht. Versuchen Sie es erneut und geben Sie die Zahlung frei, oder nehmen Sie eine andere Karte.</p>',
  },
  pending: {
    title: 'Die Zahlung ist noch nicht bestätigt',
    text: '<p>Wir warten noch auf die Antwort des Zahlungsanbieters. Bevor Sie es erneut versuchen, sehen Sie bitte in Ihren Kartenumsätzen nach, damit Sie nicht doppelt zahlen.</p>',
  },
  refunded: {
    title: 'Wir haben Ihnen den Betrag erstattet',
    text: '<p>Nach Ihrer Zahlung konnten wir die Bestellung nicht bestätigen. Der volle Betrag wurde auf Ihre Karte zurücküberwiesen.</p>',
  },
  refunding: {
    title: 'Wir erstatten Ihnen den Betrag',
    text: '<p>Nach Ihrer Zahlung konnten wir die Bestellung nicht bestätigen. Der volle Betrag ist auf dem Weg zurück auf Ihre Karte. Sie müssen nichts weiter tun.</p>',
  },
};

export const cancellationTexts: Uncleaned<Required<CancellationTexts>> = {
  question: {
    title: 'Möchten Sie Ihre Bestellung stornieren?',
    text: '<p>Reservierte Plätze werden für andere Gäste freigegeben, ein bereits bezahlter Betrag wird auf Ihre Karte erstattet. Das lässt sich nicht rückgängig machen.</p>',
  },
  success: {
    title: 'Ihre Bestellung ist storniert',
    text: '<p>Reservierte Plätze sind wieder freigegeben. Ein bereits bezahlter Betrag wird auf Ihre Karte erstattet.</p>',
  },
  failure: {
    title: 'Ihre Bestellung konnte nicht storniert werden',
    text: '<p>Bitte versuchen Sie es später erneut oder rufen Sie uns an.</p>',
  },
};
