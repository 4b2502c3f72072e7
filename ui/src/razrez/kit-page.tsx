import type { ReactNode } from 'react';
import { Badge } from '../kit/badge.tsx';
import { Button, ButtonLink } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { Select } from '../kit/select.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { Toast } from '../kit/toast.tsx';
import styles from './kit-page.module.css';
import { previewPath } from './previews.ts';

const groups = {
  barve: 'Barve',
  pisava: 'Pisava',
  gumbi: 'Gumbi',
  povezave: 'Povezave',
  polja: 'Polja',
  zavihki: 'Zavihki',
  znacke: 'Značke',
  obvestila: 'Obvestila',
};

/** A component of the kit in all its states; the visual test photographs each group by its id. */
const Group = ({ id, children }: { readonly id: keyof typeof groups; readonly children: ReactNode }) => (
  <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={styles.title}>
      {groups[id]}
    </h2>
    {children}
  </section>
);

/** Samples side by side, with the name of their state. */
const Samples = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.samples}>
    <h3 className={styles.state}>{name}</h3>
    <div className={styles.row}>{children}</div>
  </div>
);

const swatches = {
  action: 'Dejanje',
  'dark-swatch': 'Globoka laguna',
  mist: 'Meglica',
  sand: 'Pesek',
  discount: 'Popust',
  gift: 'Darilo',
  success: 'Uspeh',
  danger: 'Napaka',
};
const looks = ['primary', 'secondary', 'danger', 'quiet'] as const;
const states = { Mirovanje: undefined, Lebdenje: 'hover', Fokus: 'focus', Pritisk: 'active' };
const toast = { closeLabel: 'Zapri sporočilo', onClose: (): void => undefined };

/** The kit's components in states that the pages of the sample do not all show. `data-show` forces states that need a
 *  pointer or a finger; the CSS rule of the state itself includes it. */
export const KitPage = () => (
  <div className={styles.page}>
    <h1>Gradniki</h1>
    <p>
      Kartice, koledar, količine, koraki, cene in povzetki so v <Link href={previewPath()}>predogledih strani</Link>.
    </p>
    <nav aria-label="Kazalo">
      <ul className={styles.index}>
        {Object.entries(groups).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <Group id="barve">
      <ul className={styles.swatches}>
        {Object.entries(swatches).map(([name, title]) => (
          <li key={name} className={classNames(styles.swatch, styles[name])}>
            {title}
          </li>
        ))}
      </ul>
    </Group>
    <Group id="pisava">
      <div className={styles.type}>
        <p className={styles.display}>Topla voda vas že čaka</p>
        <h3>Čisto poželenje, žlahtna toplina</h3>
        <h3>Šest bazenov, čofotanje in đakovačka žega: ÀÈÌÒÙ ÄÖÜß</h3>
        <p>
          Besedilo: č š ž ć đ Č Š Ž Ć Đ, ß ü ö ä, à è ì ò ù. Cena 22,00 €, popust −20 %, 2 × odrasli, »izbira« in „Tag“.
        </p>
      </div>
    </Group>
    <Group id="gumbi">
      {Object.entries(states).map(([name, show]) => (
        <Samples key={name} name={name}>
          {looks.map((look) => (
            <Button key={look} look={look} data-show={show}>
              V košarico
            </Button>
          ))}
        </Samples>
      ))}
      <Samples name="Zaseden in onemogočen">
        <Button busy>Dodajam</Button>
        <Button disabled>V košarico</Button>
        <Button look="secondary" disabled>
          V košarico
        </Button>
        <ButtonLink href="#gumbi">
          Povezava kot gumb
          <Icon name="arrowRight" />
        </ButtonLink>
      </Samples>
      <Samples name="Čez vso širino">
        <Button wide>Plačajte 44,00 €</Button>
      </Samples>
    </Group>
    <Group id="povezave">
      <p>
        V besedilu vodijo <Link href="#povezave">povezave</Link> naprej, tudi{' '}
        <Link href="#povezave" data-show="hover">
          pod kazalcem
        </Link>{' '}
        in{' '}
        <Link href="#povezave" data-show="focus">
          s fokusom
        </Link>
        .
      </p>
    </Group>
    <Group id="polja">
      <div className={styles.grid}>
        <Field id="kit-name" label="Ime" autoComplete="off" />
        <Field id="kit-hint" label="E-pošta" hint="Sem pošljemo vstopnice." placeholder="ana@primer.si" />
        <Field id="kit-hover" label="Pod kazalcem" data-show="hover" />
        <Field id="kit-focus" label="S fokusom" data-show="focus" defaultValue="Ana" />
        <Field id="kit-error" label="Telefon" defaultValue="12" error="Vpišite celo številko." />
        <Field id="kit-off" label="Onemogočeno" defaultValue="Novak" disabled />
        <Field id="kit-optional" label="Podjetje" optional="neobvezno" />
        <Select id="kit-wrong" label="Država" options={[]} placeholder="Izberite" error="Izberite državo." />
      </div>
    </Group>
    <Group id="zavihki">
      <div className={styles.narrow}>
        <Tabs
          label="Način plačila"
          chosen="kartica"
          onChoose={() => undefined}
          tabs={[
            { name: 'kartica', title: 'Kartica', panel: <p>Plačate takoj s kartico.</p> },
            { name: 'rezervacija', title: 'Rezervacija', panel: <p>Kartica je le jamstvo.</p> },
          ]}
        />
      </div>
    </Group>
    <Group id="znacke">
      <div className={styles.row}>
        <Badge tone="discount">−20 %</Badge>
        <Badge tone="gift">Darilo</Badge>
        <Badge tone="success">Plačano</Badge>
        <Badge tone="danger">Poteklo</Badge>
        <Badge tone="plain">Razprodano</Badge>
      </div>
    </Group>
    <Group id="obvestila">
      <Notice tone="info" title="Količine so ohranjene">
        Izbrali ste drug dan.
      </Notice>
      <Notice tone="success">Ta dan velja 20 % popusta.</Notice>
      <Notice tone="warning">Vstopnice hranimo do 12.15.</Notice>
      <Notice tone="error" title="Vstopnic ni dovolj">
        Na ta dan sta prosti še 2 mesti.
      </Notice>
      <Toast {...toast} tone="success" text="Dodano v košarico." />
      <Toast {...toast} tone="error" text="Dodajanje ni uspelo." />
    </Group>
  </div>
);
