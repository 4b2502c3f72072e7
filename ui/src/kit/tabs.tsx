import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab<Name extends string> = { readonly name: Name; readonly title: string; readonly panel: ReactNode };

/** Tabs; arrow keys, Home and End move between them. Every panel stays in the page, so typed text is not lost. */
export const Tabs = <Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.name === chosen);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = steps[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            aria-controls={`panel-${tab.name}`}
            aria-selected={tab.name === chosen}
            tabIndex={tab.name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.name)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          className={styles.panel}
          role="tabpanel"
          id={`panel-${tab.name}`}
          aria-labelledby={`tab-${tab.name}`}
          hidden={tab.name !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
};
