/** Beside the seller's words, where a machine made the name above them. */
export const text = { byMachine: 'Machine translation' }
