import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pageDocument, quoteDocument, ticketDocument } from './hostile-document.ts';

export type HostileProvider = {
  readonly url: string;
  /** Sets the text of every page, product and price from now on. */
  readonly say: (text: string) => void;
  readonly close: () => Promise<void>;
};

const answerTo = (path: string, text: string, date: string): unknown => {
  if (path.includes('/content/item/')) return pageDocument(text);
  if (path.startsWith('/Shop/GetProductByUrl/')) return ticketDocument(text, date);
  if (path.startsWith('/Shop/GetTicketPrices')) return quoteDocument(text);
  if (path.startsWith('/Shop/GetProducts/'))
    return { items: [{ id: 'p-1', name: text, url: 'termalija', image: text, shortDescription: text, price: 22 }] };
  if (path.startsWith('/Shop/GetCart/'))
    return { item: { cartId: 'cart-1', itemsCount: 0, totalPrice: 0, items: [], couponsDisabled: false } };
  if (path.startsWith('/ShopCheckOut/GetAvailablePaymentTypes/')) return { success: true, moznostRezervacije: true };
  if (path.includes('/initializeOrder'))
    return { countriesCodeList: [{ id: 'SI', name: text }], firstName: text, city: text };
  return path.includes('/routes/') ? [] : {};
};

/** Starts a shop host and content system with hostile content. Its only ticket is sold for `date`. */
export const hostileProvider = (date: string): Promise<HostileProvider> =>
  new Promise((resolve) => {
    let text = '';
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answerTo(request.url ?? '', text, date)));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        say: (newText) => {
          text = newText;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
