/** What a site that others can reach must say of its owner; all of it plainly made up. */
export const ownerDetails = {
  OWNER_NAME: 'Sample Resumes Pvt Ltd',
  OWNER_TOWN: 'Pune',
  SUPPORT_EMAIL: 'support@kalam.example',
  SUPPORT_PHONE: '+91 20 0000 0001',
  SUPPORT_ADDRESS: '1 Sample Road, Pune',
  PRIVACY_EMAIL: 'privacy@kalam.example',
  GRIEVANCE_EMAIL: 'grievance@kalam.example',
} as const;
