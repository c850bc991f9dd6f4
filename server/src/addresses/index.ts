import type { Feature } from '../platform/feature.ts'
import { addAddressAction } from './add-address.ts'
import { changeAddressAction } from './change-address.ts'
import { getAddressAction } from './get-address.ts'
import { listAddressesAction } from './list-addresses.ts'
import { makeDefaultAddressAction } from './make-default-address.ts'
import { proposeLettersAction } from './propose-letters.ts'
import { removeAddressAction } from './remove-address.ts'

export const addresses: Feature = {
  actions: [
    listAddressesAction,
    addAddressAction,
    getAddressAction,
    changeAddressAction,
    removeAddressAction,
    makeDefaultAddressAction,
    proposeLettersAction,
  ],
}
