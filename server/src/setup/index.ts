import type { Feature } from '../platform/feature.ts'
import { closeShopAction } from './close-shop.ts'
import { confirmSetupAction } from './confirm-setup.ts'
import { confirmTestMailAction } from './confirm-test-mail.ts'
import { getSetupAction } from './get-setup.ts'
import { openShopAction } from './open-shop.ts'
import { previewShopAction } from './preview-shop.ts'
import { sendTestMailAction } from './send-test-mail.ts'

export const setup: Feature = {
  actions: [
    getSetupAction,
    confirmSetupAction,
    sendTestMailAction,
    confirmTestMailAction,
    openShopAction,
    closeShopAction,
    previewShopAction,
  ],
}
