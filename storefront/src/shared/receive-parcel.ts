import { to } from '../links.ts'

/** The address of a package's page that opens with the question whether everything arrived. */
export const receiveParcel = (id: string): string => `${to.parcel(id)}&receive=1`
