import type { Feature } from '../platform/feature.ts'
import { listActions } from './list-rows.ts'
import { serveLists } from './serve-csv.ts'
import {
  addViewAction,
  changeViewAction,
  deleteViewAction,
  listViewsAction,
  setLayoutAction,
} from './views.ts'

export const lists: Feature = {
  actions: [
    ...listActions,
    listViewsAction,
    addViewAction,
    changeViewAction,
    deleteViewAction,
    setLayoutAction,
  ],
  routes: serveLists,
}
