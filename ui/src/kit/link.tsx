import { isViewAddress } from '@shop/core/paths/view-address';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouteLink } from 'wouter';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
};

const isOwnPage = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** A link. Pages of the shop open without a full load; other sites and new tabs are plain links. Crawlers do not follow
 *  links to another view of the same page. */
export const Link = ({ href, children, replace = false, ...rest }: LinkProps) =>
  isOwnPage(href) && rest.target === undefined ? (
    <RouteLink {...rest} href={href} replace={replace} rel={isViewAddress(href) ? 'nofollow' : rest.rel}>
      {children}
    </RouteLink>
  ) : (
    <a {...rest} href={href} rel={rest.target === '_blank' ? 'noopener' : rest.rel}>
      {children}
    </a>
  );
