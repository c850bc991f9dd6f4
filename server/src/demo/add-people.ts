import { addShopper } from '../accounts/public.ts'
import type { World } from '../platform/world.ts'
import { addStaff } from '../staff/public.ts'
import { DEMO_PASSWORD, DEMO_STAFF_PASSWORD, SHOPPERS, STAFF } from './people.ts'

/** Creates the accounts of the demo's people, once. */
export async function addPeople(world: World): Promise<void> {
  for (const person of Object.values(SHOPPERS))
    await addShopper(world, { ...person, password: DEMO_PASSWORD })
  for (const person of Object.values(STAFF))
    await addStaff(world, { ...person, password: DEMO_STAFF_PASSWORD })
}
