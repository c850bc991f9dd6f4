import type { Feature } from '../platform/feature.ts'
import { getUserInfoAction } from './get-user-info.ts'
import { loginAction, logoutAction, verifyTokenAction } from './login.ts'
import { registerAction } from './register.ts'
import { getStaffInfoAction, staffLoginAction, staffLogoutAction } from './staff-login.ts'
import { sendVerifyMailAction, verifyEmailAction } from './verify-email.ts'

export const accounts: Feature = {
  actions: [
    registerAction,
    loginAction,
    logoutAction,
    verifyTokenAction,
    getUserInfoAction,
    sendVerifyMailAction,
    verifyEmailAction,
    staffLoginAction,
    staffLogoutAction,
    getStaffInfoAction,
  ],
}
