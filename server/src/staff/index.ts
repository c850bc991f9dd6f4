import type { Feature } from '../platform/feature.ts'
import { addStaffMemberAction } from './add-staff-member.ts'
import { linkStaffMemberAction } from './link-staff-member.ts'
import { blockStaffMemberAction } from './block-staff-member.ts'
import { endStaffSessionsAction } from './end-staff-sessions.ts'
import { resetStaffTwoFactorAction } from './reset-staff-two-factor.ts'
import { unblockStaffMemberAction } from './unblock-staff-member.ts'
import { changeStaffMemberAction } from './change-member.ts'
import { getStaffMemberAction } from './get-staff-member.ts'
import { listStaffMembersAction } from './list-staff-members.ts'
import { alertAdminsJob } from './alert-admins.job.ts'
import { listRightsAction } from './list-rights.ts'
import { chooseWorkplaceAction } from './choose-workplace.ts'
import { changeStaffPasswordAction } from './change-staff-password.ts'
import { endOwnStaffSessionAction } from './end-own-staff-session.ts'
import { getStaffSecurityAction } from './get-staff-security.ts'
import { confirmStaffTwoFactorAction } from './confirm-staff-two-factor.ts'
import { disableStaffTwoFactorAction } from './disable-staff-two-factor.ts'
import { renewStaffRecoveryCodesAction } from './renew-staff-recovery-codes.ts'
import { startStaffTwoFactorAction } from './start-staff-two-factor.ts'
import { checkStaffLinkAction } from './check-staff-link.ts'
import { setStaffPasswordAction } from './set-staff-password.ts'
import { getStaffInfoAction } from './get-staff-info.ts'
import { staffLoginAction } from './staff-login.ts'
import { staffLogoutAction } from './staff-logout.ts'

export const staff: Feature = {
  jobs: [alertAdminsJob],
  actions: [
    staffLoginAction,
    staffLogoutAction,
    getStaffInfoAction,
    chooseWorkplaceAction,
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
