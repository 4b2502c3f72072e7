import { figuresContract } from '../testing/figures.contract.ts';
import { openRig } from '../testing/test-checkout.ts';

figuresContract(openRig);
