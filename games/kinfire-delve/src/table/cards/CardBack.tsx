/** A card that shows its back. */
import { DarkBack, MasterBack, SkillBack } from './Backs.tsx'
import { CardBox } from './Frame.tsx'

export type BackKind =
  | { readonly of: 'well' | 'fatigue' }
  | { readonly of: 'master'; readonly name: string }
  | { readonly of: 'skill'; readonly seeker: string }
export function CardBack({ back, width }: { readonly back: BackKind; readonly width?: number }) {
  return (
    <CardBox width={width} className="kd-back">
      <svg className="kd-frame" viewBox="0 0 252 352">
        {back.of === 'master' ? (
          <MasterBack name={back.name} />
        ) : back.of === 'skill' ? (
          <SkillBack seeker={back.seeker} />
        ) : (
          <DarkBack weary={back.of === 'fatigue'} />
        )}
      </svg>
    </CardBox>
  )
}
