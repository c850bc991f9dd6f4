import type { Feature } from '../platform/feature.ts'
import { addStaffMemberAction, linkStaffMemberAction } from './add-member.ts'
import {
  blockStaffMemberAction,
  endStaffSessionsAction,
  resetStaffTwoFactorAction,
  unblockStaffMemberAction,
} from './block-member.ts'
import { changeStaffMemberAction } from './change-member.ts'
import { getStaffMemberAction, listStaffMembersAction } from './list-members.ts'
import { listRightsAction } from './list-rights.ts'
import {
  changeStaffPasswordAction,
  endOwnStaffSessionAction,
  getStaffSecurityAction,
} from './own-security.ts'
import {
  confirmStaffTwoFactorAction,
  disableStaffTwoFactorAction,
  renewStaffRecoveryCodesAction,
  startStaffTwoFactorAction,
} from './own-two-factor.ts'
import { checkStaffLinkAction, setStaffPasswordAction } from './set-password.ts'
import { getStaffInfoAction, staffLoginAction, staffLogoutAction } from './staff-login.ts'

export const staff: Feature = {
  actions: [
    staffLoginAction,
    staffLogoutAction,
    getStaffInfoAction,
    getStaffSecurityAction,
    changeStaffPasswordAction,
    endOwnStaffSessionAction,
    startStaffTwoFactorAction,
    confirmStaffTwoFactorAction,
    disableStaffTwoFactorAction,
    renewStaffRecoveryCodesAction,
    listStaffMembersAction,
    getStaffMemberAction,
    addStaffMemberAction,
    linkStaffMemberAction,
    changeStaffMemberAction,
    blockStaffMemberAction,
    unblockStaffMemberAction,
    endStaffSessionsAction,
    resetStaffTwoFactorAction,
    checkStaffLinkAction,
    setStaffPasswordAction,
    listRightsAction,
  ],
}
