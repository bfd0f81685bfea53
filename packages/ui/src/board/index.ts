export { TileBoard, type TileBoardProps } from './TileBoard.tsx'
export type {
  Area,
  Block,
  BoardFigure,
  BoardTile,
  Lamp,
  Light,
  MarkedSquare,
  Sight,
  Square,
  SquareSize,
} from './types.ts'
