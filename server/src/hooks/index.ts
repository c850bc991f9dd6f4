import type { Feature } from '../platform/feature.ts'
import { deleteHookAction, enableHookAction } from './change-hook.ts'
import { createHookAction } from './create-hook.ts'
import { forgetDeliveriesJob } from './forget-deliveries.job.ts'
import { listFailingHooksAction } from './list-failing-hooks.ts'
import { listDeliveriesAction, listHooksAction } from './list-hooks.ts'
import { redeliverAction, testHookAction } from './redeliver.ts'
import { sendHooksJob } from './send-hooks.job.ts'
import { tellHooksJob } from './tell-hooks.job.ts'

export const hooks: Feature = {
  actions: [
    listHooksAction,
    createHookAction,
    deleteHookAction,
    enableHookAction,
    testHookAction,
    listDeliveriesAction,
    redeliverAction,
    listFailingHooksAction,
  ],
  jobs: [tellHooksJob, sendHooksJob, forgetDeliveriesJob],
}
