import type { Feature } from '../platform/feature.ts'
import { deleteHookAction } from './delete-hook.ts'
import { enableHookAction } from './enable-hook.ts'
import { createHookAction } from './create-hook.ts'
import { purgeDeliveriesJob } from './purge-deliveries.job.ts'
import { listFailingHooksAction } from './list-failing-hooks.ts'
import { listDeliveriesAction } from './list-deliveries.ts'
import { listEventsAction } from './list-events.ts'
import { listHooksAction } from './list-hooks.ts'
import { redeliverAction } from './redeliver.ts'
import { replayHookAction } from './replay.ts'
import { rotateHookSecretAction } from './rotate-secret.ts'
import { testHookAction } from './test-hook.ts'
import { sendHooksJob } from './send-hooks.job.ts'
import { enqueueHookDeliveriesJob } from './enqueue-hook-deliveries.job.ts'

export const hooks: Feature = {
  actions: [
    listHooksAction,
    createHookAction,
    deleteHookAction,
    enableHookAction,
    testHookAction,
    listDeliveriesAction,
    redeliverAction,
    rotateHookSecretAction,
    replayHookAction,
    listEventsAction,
    listFailingHooksAction,
  ],
  jobs: [enqueueHookDeliveriesJob, sendHooksJob, purgeDeliveriesJob],
}
