/** Why a request's body cannot be taken. `encoded`: packed in a way that is not taken apart here. */
export type BodyFault = 'tooLarge' | 'wrongType' | 'encoded' | 'cutOff' | 'notUtf8';

export type BodyFaultStatus = 400 | 413 | 415;

const statuses: Readonly<Record<BodyFault, BodyFaultStatus>> = {
  tooLarge: 413,
  wrongType: 415,
  encoded: 415,
  cutOff: 400,
  notUtf8: 400,
};

/** The status that says so; never one of a fault of ours (D-BODY). */
export const bodyFaultStatus = (fault: BodyFault): BodyFaultStatus => statuses[fault];
