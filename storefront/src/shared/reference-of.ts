import type { CallError } from '@longhaul/contract/client.ts'

/** The number that a fault of ours carries, to quote to customer service. */
export const referenceOf = (error: CallError): string | undefined =>
  typeof error.data['id'] === 'string' && error.status === 500 ? error.data['id'] : undefined
