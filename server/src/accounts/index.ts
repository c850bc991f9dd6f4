import type { Feature } from '../platform/feature.ts'
import { alterPasswordAction } from './alter-password.ts'
import { cancelEmailChangeAction } from './cancel-email-change.ts'
import { changeEmailAction } from './change-email.ts'
import { confirmEmailChangeAction } from './confirm-email-change.ts'
import { confirmTwoFactorAction } from './confirm-two-factor.ts'
import { disableTwoFactorAction } from './disable-two-factor.ts'
import { renewRecoveryCodesAction } from './renew-recovery-codes.ts'
import { serveEarlyForms } from './early-forms.ts'
import { authorizeConnectionAction } from './oauth/authorize-connection.ts'
import { previewConnectionAction } from './oauth/preview-connection.ts'
import { serveMetadata } from './oauth/serve-metadata.ts'
import { serveTokens } from './oauth/serve-tokens.ts'
import { endOtherSessionsAction } from './end-other-sessions.ts'
import { endSessionAction } from './end-session.ts'
import { purgeTriesJob } from './purge-tries.job.ts'
import { getSecurityAction } from './get-security.ts'
import { getUserInfoAction } from './get-user-info.ts'
import { inviteShopperJob } from './invite-shopper.job.ts'
import { listSessionsAction } from './list-sessions.ts'
import { loginAction } from './login.ts'
import { logoutAction } from './logout.ts'
import { verifyTokenAction } from './verify-token.ts'
import { registerAction } from './register.ts'
import { checkResetLinkAction } from './check-reset-link.ts'
import { resetPasswordAction } from './reset-password.ts'
import { sendResetMailJob } from './send-reset-mail.job.ts'
import { sendResetMailAction } from './send-reset-mail.ts'
import { sendWelcomeMailAction } from './send-welcome-mail.ts'
import { startTwoFactorAction } from './start-two-factor.ts'
import { createTokenAction } from './tokens/create-token.ts'
import { purgeTokensJob } from './tokens/purge-tokens.job.ts'
import { approveAction } from './approvals/approve.ts'
import { approvals } from './approvals/ask-shopper.ts'
import { declineAction } from './approvals/decline.ts'
import { getRequestAction } from './approvals/get-request.ts'
import { withdrawRequestAction } from './approvals/withdraw-request.ts'
import { listApprovalsAction } from './approvals/list-approvals.ts'
import { provideApprovals } from '../platform/acting/approvable.ts'
import { listTokenActsAction } from './tokens/list-token-acts.ts'
import { reportLeakedTokensAction } from './tokens/report-leaked-tokens.ts'
import { revokeTokensAction } from './tokens/revoke-tokens.ts'
import { getGrantAction } from './tokens/get-grant.ts'
import { listTokensAction } from './tokens/list-tokens.ts'
import { revokeTokenAction } from './tokens/revoke-token.ts'
import { sendVerifyMailAction } from './send-verify-mail.ts'
import { verifyEmailAction } from './verify-email.ts'

provideApprovals(approvals)

export const accounts: Feature = {
  actions: [
    registerAction,
    loginAction,
    logoutAction,
    verifyTokenAction,
    getUserInfoAction,
    sendVerifyMailAction,
    verifyEmailAction,
    sendWelcomeMailAction,
    sendResetMailAction,
    checkResetLinkAction,
    resetPasswordAction,
    alterPasswordAction,
    changeEmailAction,
    confirmEmailChangeAction,
    cancelEmailChangeAction,
    getSecurityAction,
    listSessionsAction,
    endSessionAction,
    endOtherSessionsAction,
    startTwoFactorAction,
    confirmTwoFactorAction,
    disableTwoFactorAction,
    renewRecoveryCodesAction,
    createTokenAction,
    listTokensAction,
    getGrantAction,
    listTokenActsAction,
    revokeTokensAction,
    reportLeakedTokensAction,
    listApprovalsAction,
    approveAction,
    declineAction,
    getRequestAction,
    withdrawRequestAction,
    revokeTokenAction,
    previewConnectionAction,
    authorizeConnectionAction,
  ],
  jobs: [sendResetMailJob, inviteShopperJob, purgeTriesJob, purgeTokensJob],
  async routes(app, world) {
    await serveEarlyForms(app)
    serveMetadata(app, world)
    await serveTokens(app, world)
  },
}
