import 'reflect-metadata/lite';
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';

export type SiteContainer = {
  readonly wiring: DependencyContainer;
  /** Registers a part that is made when it is first asked for, and kept. */
  readonly once: <Part>(token: InjectionToken<Part>, make: (from: DependencyContainer) => Part) => void;
};

/** One container per site: nothing is registered globally, so two servers in a process keep apart. */
export const siteContainer = (): SiteContainer => {
  const wiring = container.createChildContainer();
  return {
    wiring,
    once: (token, make) => void wiring.register(token, { useFactory: instanceCachingFactory(make) }),
  };
};
