import { type REMITTANCE_METHODS } from '@longhaul/contract/funds/remittances.ts'
import { type Settings } from '../../site/public.ts'

export type Method = (typeof REMITTANCE_METHODS)[number]

/** The available methods. A method is available once its recipient is configured. */
export const methodsOf = (settings: Settings): { id: Method; instructions: string }[] =>
  [
    { id: 'western_union' as const, instructions: settings.remittanceWesternUnion },
    { id: 'bank_transfer' as const, instructions: settings.remittanceBank },
  ].filter((method) => method.instructions.trim() !== '')
