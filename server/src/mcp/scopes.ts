import { allRoutes } from '@longhaul/contract/routes.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { GRANT_SCOPES, type GrantScope, whyNotAct } from '@longhaul/domain/accounts/grants.ts'
import { whyNotReadWith } from '@longhaul/domain/accounts/read-tokens.ts'
import type { FoundToken } from '../platform/database/find-token.ts'
import type { Tool } from './tool.ts'

const routes = new Map<string, Route>(allRoutes.map((route) => [route.spec, route]))

function routeOf(spec: Spec): Route {
  const route = routes.get(spec)
  if (!route) throw new Error(`no route ${spec}`)
  return route
}

/** The calls of a tool that a guest cannot make. */
const guarded = ({ calls }: Pick<Tool, 'calls'>): Route[] =>
  calls.map(routeOf).filter(({ who }) => who !== 'anyone')

/** Whether anybody may use a tool. */
export const isPublic = (tool: Pick<Tool, 'calls'>): boolean => guarded(tool).length === 0

/** All scopes that a tool needs, in the order of the table of scopes; none where every token will do. */
export function scopesFor(tool: Pick<Tool, 'calls'>): GrantScope[] {
  const wanted = new Set(guarded(tool).map(({ grants }) => grants?.scope))
  return GRANT_SCOPES.filter((scope) => wanted.has(scope))
}

/** Whether a token may make every call of a tool; the calls themselves refuse by the same rules. */
export const mayUse = (tool: Pick<Tool, 'calls'>, token: FoundToken): boolean =>
  guarded(tool).every(({ grants, tokens }) =>
    token.acts
      ? whyNotAct(token.actScopes, grants?.scope) === null
      : whyNotReadWith(token.scopes, tokens) === null,
  )
