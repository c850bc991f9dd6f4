import type { Feature } from '../platform/feature.ts'
import { listDemoStaffAction } from './list-demo-staff.ts'

export const demo: Feature = { actions: [listDemoStaffAction] }
