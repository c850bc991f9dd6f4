import type { DeskData } from '../shared/waiting/desk-data.ts'

/** Nothing is waiting, on the shelf or on its way. */
export const isQuiet = ({ waiting, shelf, under_way: underWay, coming }: DeskData): boolean =>
  waiting.count + shelf.count + underWay.count + coming.count === 0
