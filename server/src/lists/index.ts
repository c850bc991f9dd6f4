import type { Feature } from '../platform/feature.ts'
import { listActions } from './list-rows.ts'
import { serveLists } from './serve-csv.ts'
import { addViewAction } from './add-view.ts'
import { changeViewAction } from './change-view.ts'
import { deleteViewAction } from './delete-view.ts'
import { listChoicesAction } from './list-choices.ts'
import { listViewsAction } from './list-views.ts'
import { setLayoutAction } from './set-layout.ts'

export const lists: Feature = {
  actions: [
    ...listActions,
    listChoicesAction,
    listViewsAction,
    addViewAction,
    changeViewAction,
    deleteViewAction,
    setLayoutAction,
  ],
  routes: serveLists,
}
