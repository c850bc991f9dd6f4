import type { MoneyAction } from './money-action.ts'
import * as at from './money-states.ts'

/** The money actions on files imported from another shop. */
export const TAKEOVER_ACTIONS: readonly MoneyAction[] = [
  {
    name: 'release a file of another shop that a colleague submitted',
    route: 'POST /staff/data_imports/{id}/approve',
    async prepare(scene) {
      const { id, second } = await at.aFileForTwo(scene)
      const args = { params: { id }, body: {} }
      return (options) => second.call('POST /staff/data_imports/{id}/approve', args, options)
    },
  },
  {
    name: 'reject a file of another shop',
    route: 'POST /staff/data_imports/{id}/reject',
    async prepare(scene) {
      const { id, second } = await at.aFileForTwo(scene)
      const args = { params: { id }, body: {} }
      return (options) => second.call('POST /staff/data_imports/{id}/reject', args, options)
    },
  },
  {
    name: 'import the rows of a file of another shop, by its job',
    repeats: 'harmless',
    async prepare(scene) {
      const { id, second } = await at.aFileForTwo(scene)
      await second.call('POST /staff/data_imports/{id}/approve', { params: { id }, body: {} })
      return () => scene.world.runJob('run-data-import', { dataImportId: id })
    },
  },
]
