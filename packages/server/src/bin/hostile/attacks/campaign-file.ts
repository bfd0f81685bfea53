/** Somebody takes the file of a campaign along in the middle of a scene, and opens it alone. It holds nothing they could not see. */
import { campaign } from '@emberhall/roster/kinds'
import { type Attack } from '../siege.ts'
import { pry } from '../prying.ts'

export const attack: Attack = {
  async run(siege) {
    await pry(siege, 'campaign', { game: campaign.id, options: {}, campaign: 'A story' })
  },
}
