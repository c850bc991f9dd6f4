import { to } from '../links.ts'

/** The page of a package with the question whether everything is there. */
export const receiveParcel = (id: string): string => `${to.parcel(id)}&receive=1`
