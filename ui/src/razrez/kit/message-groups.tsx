import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loader } from '../../kit/loader.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Overlay } from '../../kit/overlay.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Toast } from '../../kit/toast.tsx';
import { KitGroup, Samples } from '../kit-group.tsx';
import styles from '../kit-page.module.css';

const stay = (): void => undefined;

/** What the shop tells, asks and waits for. */
export const MessageGroups = () => {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <KitGroup id="obvestila" title="Obvestila">
        <Notice tone="info" title="Količine so ohranjene">
          Izbrali ste drug dan.
        </Notice>
        <Notice tone="success">Ta dan velja 20 % popusta.</Notice>
        <Notice tone="warning">Vstopnice hranimo do 12.15.</Notice>
        <Notice tone="error" title="Vstopnic ni dovolj">
          Na ta dan sta prosti še 2 mesti.
        </Notice>
        <Toast tone="success" text="Dodano v košarico." closeLabel="Zapri sporočilo" onClose={stay} />
        <Toast tone="error" text="Dodajanje ni uspelo." closeLabel="Zapri sporočilo o napaki" onClose={stay} />
      </KitGroup>
      <KitGroup id="okno" title="Pogovorno okno">
        <Samples name="Odpre se čez stran">
          <Button look="secondary" onClick={() => setOpen(true)}>
            Odprite okno
          </Button>
          <Button look="secondary" onClick={() => setLeaving(true)}>
            Pokažite nalaganje čez vso stran
          </Button>
        </Samples>
        <Dialog open={open} title="Dodano v košarico" closeLabel="Zapri" onClose={() => setOpen(false)}>
          <p>Dnevna vstopnica, torek, 24. november 2026, 2 odrasla, 44,00 €.</p>
          <Button onClick={() => setOpen(false)}>V redu</Button>
        </Dialog>
        <Overlay shown={leaving} text="Preusmerjamo vas na plačilo." />
      </KitGroup>
      <KitGroup id="nalaganje" title="Nalaganje">
        <Samples name="Prazno">
          <div className={styles.narrow}>
            <EmptyState icon="bag" title="Košarica je prazna" action={<Button>Na vstopnice</Button>}>
              Dodajte vstopnice in se vrnite sem.
            </EmptyState>
          </div>
        </Samples>
        <Samples name="Nalagalnik čez vso stran">
          <div className={styles.stage}>
            <Loader text="Preusmerjamo vas na plačilo." />
          </div>
        </Samples>
        <div className={styles.grid}>
          <Skeleton label="Nalagam vrstice" />
          <Skeleton label="Nalagam besedilo" shape="text" />
          <Skeleton label="Nalagam kartice" shape="card" lines={1} />
          <Skeleton label="Nalagam koledar" shape="calendar" />
        </div>
      </KitGroup>
    </>
  );
};
