export { useSearchChange, useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
