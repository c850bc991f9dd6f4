import { type Actor, ACTORS } from '@longhaul/domain/next-step/actor.ts'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let admin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  admin = await world.staff('ada', ['admin'])
  await given.money(world, ana, 1_000_000)
})
