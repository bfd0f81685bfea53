export { CardMap, type CardMapProps } from './CardMap.tsx'
export { FOG } from './FogLayer.tsx'
export type {
  Fog,
  LinkKind,
  MapCardSize,
  MapLink,
  PlaceMark,
  MapPiece,
  MapPlace,
  PieceKind,
  SeenPlace,
  Side,
  UnseenPlace,
} from './types.ts'
