// Apart: `order-drawer.ts` starts this file as a child process.
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { answerParent } from '../../platform/child-process/answer-parent.ts';
import { orderPdf, type PdfSurroundings } from './order-pdf.ts';

/** The request to this program. */
export type OrderPdfRequest = { readonly papers: OrderPapers; readonly surroundings: PdfSurroundings };

answerParent(({ papers, surroundings }: OrderPdfRequest) => orderPdf(papers, surroundings));
