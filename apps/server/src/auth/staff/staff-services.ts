import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import type { AttemptLimits } from '../../limits/attempt-limits.ts';
import type { StaffAuth } from '../auth-library.ts';

export interface StaffServices {
  readonly config: Config;
  readonly db: Db;
  readonly staffAuth: StaffAuth;
  readonly attempts: AttemptLimits;
  readonly now: () => Date;
}
