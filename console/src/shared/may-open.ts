import { sectionOf } from '../sections.ts'
import { type Me, whyNotRole } from './use-me.ts'

/** Whether this member may open an address of the console. */
export function mayOpen(me: Me | undefined, address: string): boolean {
  const section = sectionOf(address.split('?')[0] ?? '')
  return section === undefined || whyNotRole(me, section.roles) === null
}
