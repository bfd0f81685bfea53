export type { CardProps, EndProps, FrameParts, GameTable, TableProps, Zoom } from './contract.ts'
