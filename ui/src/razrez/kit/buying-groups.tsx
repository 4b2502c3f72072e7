import { cents } from '@shop/core/money/cents';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card, CardLink, CardPicture } from '../../kit/card.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { Picture } from '../../kit/picture.tsx';
import { Price } from '../../kit/price.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { KitGroup, Samples } from '../kit-group.tsx';
import styles from '../kit-page.module.css';

const lines = [
  { key: 'a', text: '2 × Dnevna vstopnica, odrasli', note: '24. 11. 2026', amount: '44,00 €' },
  { key: 'b', text: '1 × Dnevna vstopnica, otroci', note: '24. 11. 2026', amount: '20,00 €' },
];

const cards = [
  { title: 'Mirovanje', show: undefined },
  { title: 'Lebdenje', show: 'hover' },
  { title: 'Fokus', show: 'focus' },
] as const;

/** What it costs and what is for sale. */
export const BuyingGroups = () => (
  <>
    <KitGroup id="cene" title="Cene in značke">
      <Samples name="Cena, znižana, velika s prihrankom">
        <Price amount={cents(2200)} />
        <Price amount={cents(1760)} before={cents(2200)} />
        <Price amount={cents(1760)} before={cents(2200)} saving="Prihranite 4,40 €" size="large" />
      </Samples>
      <Samples name="Značke">
        <Badge tone="discount">−20 %</Badge>
        <Badge tone="gift">Darilo</Badge>
        <Badge tone="success">Plačano</Badge>
        <Badge tone="danger">Poteklo</Badge>
        <Badge tone="plain">Razprodano</Badge>
      </Samples>
    </KitGroup>
    <KitGroup id="kartice" title="Kartice">
      <div className={styles.grid}>
        {cards.map(({ title, show }) => (
          <Card key={title}>
            <CardPicture>
              <Picture media={undefined} sizes="16rem" decorative />
            </CardPicture>
            <div className={styles.words}>
              <h3>
                <CardLink href="#kartice" data-show={show}>
                  {title}
                </CardLink>
              </h3>
              <Price amount={cents(1600)} />
            </div>
          </Card>
        ))}
        <Card disabled>
          <CardPicture>
            <Picture media={undefined} sizes="16rem" decorative />
          </CardPicture>
          <div className={styles.words}>
            <h3>Razprodano</h3>
            <Badge tone="plain">Ni več vstopnic</Badge>
          </div>
        </Card>
        <Card tone="gift" padded>
          <h3>Darilni bon</h3>
        </Card>
        <Card tone="mist" padded>
          <h3>Meglica</h3>
        </Card>
        <Card tone="sand" padded>
          <h3>Pesek</h3>
        </Card>
      </div>
    </KitGroup>
    <KitGroup id="povzetek" title="Povzetek">
      <StickySummary title="Vaš izbor" details={<LineList lines={lines} />} action={<Button wide>V košarico</Button>}>
        <Price amount={cents(6400)} before={cents(7200)} size="large" />
      </StickySummary>
    </KitGroup>
  </>
);
