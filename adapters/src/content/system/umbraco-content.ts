import type { Cleaner } from '@shop/core/content/clean-html';
import type { CallFailure } from '@shop/core/errors/named-error';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import type { ContentPort } from '@shop/core/ports/content-port';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import type { CallName } from '../../wire/calls/call-table.ts';
import { pathTemplate } from '../../wire/calls/path-template.ts';
import type { OddAnswer } from '../../wire/client/foreign-answers.ts';
import { sentHeaders } from '../../wire/codec/sent-headers.ts';
import {
  type ContentClientSettings,
  type ContentFailure,
  type ContentQuestion,
  contentClient,
} from './content-client.ts';
import type { ContentNames } from './content-names.ts';
import { contentOver } from './content-over.ts';
import { type ContentRoots, contentPaths, type LanguageSegment } from './content-paths.ts';

/** A content system from the settings. */
export type ContentSystem = Omit<ContentClientSettings, 'fetch' | 'deadlineMs'> & {
  readonly names: ContentNames;
  readonly roots: ContentRoots;
  readonly languageSegment: LanguageSegment;
  /** Addresses of lists that sites add, with `{language}`, `{culture}` and `{site}`. Absent for a site without them. */
  readonly translations?: string;
  readonly routes?: string;
};

export type UmbracoSettings = ContentSystem &
  Pick<ContentClientSettings, 'fetch' | 'deadlineMs'> & {
    readonly clean: Cleaner;
    /** The shop's own origin, which links in content may contain. */
    readonly ownOrigin?: string;
    readonly onOddAnswer: (odd: OddAnswer) => void;
  };

const api = '/umbraco/delivery/api/v2';
const pageAt = pathTemplate(`${api}/content/item/{path*}`);
const mediaAt = pathTemplate(`${api}/media/item/{id}`);

/** Pickers are empty unless expanded: those of a page, of its blocks, and of nested blocks. */
const expand = `?expand=${encodeURIComponent('properties[$all[properties[$all[properties[$all]]]]]')}`;

const noPage: ErrorOf<'notFound'> = { kind: 'notFound', what: 'page' };
const noMedia: ErrorOf<'notFound'> = { kind: 'notFound', what: 'media' };

const filled = (address: string, values: Readonly<Record<string, string>>): string =>
  address.replace(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(values[name] ?? whole));

/** Returns the content port over Umbraco's Content Delivery API v2, read leniently and cleaned. Translations and
 *  page list are not part of that API: they are optional and requested once. */
export const umbracoContent = (settings: UmbracoSettings): ContentPort => {
  const { startItem, roots, languageSegment, ownOrigin, names, clean, url, onOddAnswer } = settings;
  const client = contentClient(settings);
  const paths = contentPaths(roots, ownOrigin, languageSegment);

  const ask = (call: CallName, question: ContentQuestion) =>
    client(question, (status) => onOddAnswer({ type: 'credentialRefused', call, status }));

  const document = (
    call: CallName,
    language: Language,
    [path = '', ...others]: readonly string[],
  ): ResultAsync<unknown, ContentFailure> => {
    const addressOf = (at: string): string | undefined => {
      const address = pageAt.fill({ path: at });
      return address === undefined ? undefined : address + expand;
    };
    const address = addressOf(path);
    const headers = { 'Accept-Language': localeTag(language) };
    const moved = (to: string): string | undefined => addressOf(paths.candidates(language, to)[0] ?? '');
    const first: ResultAsync<unknown, ContentFailure> =
      address === undefined ? errAsync(noPage) : ask(call, { address, headers, again: true, moved });
    if (others.length === 0) return first;
    return first.orElse((failure) => (failure.kind === 'notFound' ? document(call, language, others) : err(failure)));
  };

  /** Requests an optional list; a missing one is empty. */
  const addition = (
    call: CallName,
    address: string | undefined,
    language: Language | undefined,
  ): ResultAsync<unknown, CallFailure> => {
    if (address === undefined) return okAsync({});
    const culture = language === undefined ? undefined : localeTag(language);
    const headers = sentHeaders({ 'Accept-Language': culture });
    const filledIn = filled(address, { language: language ?? '', culture: culture ?? '', site: startItem });
    return ask(call, { address: filledIn, headers, again: false }).orElse((error) =>
      error.kind === 'notFound' ? ok({}) : err(error),
    );
  };

  return contentOver(
    {
      page: (language, path) => document('loadPage', language, paths.candidates(language, path)),
      site: (language) => document('loadSite', language, ['']),
      media: (language, id) => {
        const address = mediaAt.fill({ id });
        if (address === undefined) return errAsync(noMedia);
        // In Umbraco media do not vary by language, so the default language needs no header.
        const headers = sentHeaders({ 'Accept-Language': language === 'sl' ? undefined : localeTag(language) });
        return ask('loadMedia', { address: address + expand, headers, again: true }).mapErr((error) =>
          error.kind === 'notFound' ? noMedia : error,
        );
      },
      words: (language) => addition('loadTranslations', settings.translations, language),
      routes: () => addition('loadRouteKeys', settings.routes, undefined),
    },
    { clean, names, paths, documents: new URL(url).origin },
  );
};
