import { cardValueRange } from '@shop/core/catalog/card-value';
import { useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Link } from '../../kit/link.tsx';
import { QuantityStepper } from '../../kit/quantity-stepper.tsx';
import { Select } from '../../kit/select.tsx';
import { ValueSlider } from '../../kit/value-slider.tsx';
import { KitGroup, Samples } from '../kit-group.tsx';
import styles from '../kit-page.module.css';

const looks = ['primary', 'secondary', 'quiet'] as const;
const states = [
  ['Mirovanje', undefined],
  ['Lebdenje', 'hover'],
  ['Fokus', 'focus'],
  ['Pritisk', 'active'],
] as const;
const countries = [
  { value: 'si', text: 'Slovenija' },
  { value: 'hr', text: 'Hrvaška' },
  { value: 'aq', text: 'Antarktika', disabled: true },
];
const labels = { field: 'Število: odrasli', less: 'Ena manj: odrasli', more: 'Ena več: odrasli' };
/** Units: euros, as the slider shows them. */
const giftValues = { min: cardValueRange.min / 100, max: cardValueRange.max / 100, step: cardValueRange.step / 100 };
const euros = (value: number): string => `${value} €`;

/** What is pressed, filled in or moved. */
export const ControlGroups = () => {
  const [quantity, setQuantity] = useState(2);
  const [value, setValue] = useState(150);
  return (
    <>
      <KitGroup id="gumbi" title="Gumbi">
        {states.map(([name, show]) => (
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
      </KitGroup>
      <KitGroup id="povezave" title="Povezave">
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
      </KitGroup>
      <KitGroup id="polja" title="Polja">
        <div className={styles.grid}>
          <Field id="kit-name" label="Ime" autoComplete="off" />
          <Field id="kit-hint" label="E-pošta" hint="Sem pošljemo vstopnice." placeholder="ana@primer.si" />
          <Field id="kit-hover" label="Pod kazalcem" data-show="hover" />
          <Field id="kit-focus" label="S fokusom" data-show="focus" defaultValue="Ana" />
          <Field id="kit-error" label="Telefon" defaultValue="12" error="Vpišite celo številko." />
          <Field id="kit-off" label="Onemogočeno" defaultValue="Novak" disabled />
          <Field id="kit-optional" label="Podjetje" optional="neobvezno" />
          <Select id="kit-country" label="Država" options={countries} placeholder="Izberite" />
          <Select id="kit-wrong" label="Država" options={countries} placeholder="Izberite" error="Izberite državo." />
        </div>
      </KitGroup>
      <KitGroup id="kolicina" title="Količina">
        <Samples name="V mejah, na spodnji, na zgornji, onemogočeno">
          <QuantityStepper id="kit-some" value={quantity} max={9} labels={labels} onChange={setQuantity} />
          <QuantityStepper id="kit-none" value={0} max={9} labels={labels} onChange={setQuantity} />
          <QuantityStepper id="kit-full" value={9} max={9} labels={labels} onChange={setQuantity} />
          <QuantityStepper id="kit-shut" value={0} labels={labels} disabled onChange={setQuantity} />
        </Samples>
      </KitGroup>
      <KitGroup id="drsnik" title="Drsnik zneska">
        <div className={styles.grid}>
          <ValueSlider
            id="kit-value"
            label="Vrednost bona"
            fieldLabel="Vrednost bona v evrih"
            hint="Od 10 do 1000 €, po 10 €."
            value={value}
            {...giftValues}
            format={euros}
            onChange={setValue}
          />
          <ValueSlider
            id="kit-value-error"
            label="Vrednost bona"
            fieldLabel="Vrednost bona v evrih"
            error="Za ta znesek bonov trenutno ni."
            value={700}
            {...giftValues}
            format={euros}
            onChange={setValue}
          />
          <ValueSlider
            id="kit-value-off"
            label="Vrednost bona"
            fieldLabel="Vrednost bona v evrih"
            value={300}
            {...giftValues}
            format={euros}
            disabled
            onChange={setValue}
          />
        </div>
      </KitGroup>
    </>
  );
};
