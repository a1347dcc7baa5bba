/**
 * The meaning of a claim or header member, according to RFC 7519, RFC 7515 to 7517, OpenID Connect Core 1.0, RFC 9068
 * and others.
 */
export interface ClaimMeaning {
  readonly meaning: string;
  /** Whether it is a time, in seconds since 1970 (NumericDate). */
  readonly isTime?: true;
}

export const claimMeanings: Readonly<Record<string, ClaimMeaning>> = {
  // RFC 7519, section 4.1
  iss: { meaning: 'Issuer: who made the token' },
  sub: { meaning: 'Subject: whom or what the token is about' },
  aud: { meaning: 'Audience: whom the token is for' },
  exp: { meaning: 'Expiration time', isTime: true },
  nbf: { meaning: 'Not valid before', isTime: true },
  iat: { meaning: 'Issued at', isTime: true },
  jti: { meaning: 'ID of the token: prevents it from being used twice' },
  // OpenID Connect Core 1.0, sections 2, 3.1.3.6, 3.3.2.11 and 5.1
  auth_time: { meaning: 'When the user logged in', isTime: true },
  nonce: { meaning: 'Nonce of the login request' },
  acr: { meaning: 'Authentication context class: how strong the login was' },
  amr: { meaning: 'Authentication methods of the login' },
  azp: { meaning: 'Authorized party: the client that the token was made for' },
  at_hash: { meaning: 'Hash of the access token' },
  c_hash: { meaning: 'Hash of the authorization code' },
  s_hash: { meaning: 'Hash of the state' },
  name: { meaning: 'Full name' },
  given_name: { meaning: 'Given name' },
  family_name: { meaning: 'Family name' },
  middle_name: { meaning: 'Middle name' },
  nickname: { meaning: 'Nickname' },
  preferred_username: { meaning: 'User name that the user prefers: may change, and is not unique' },
  profile: { meaning: 'Address of the profile page' },
  picture: { meaning: 'Address of the picture' },
  website: { meaning: 'Address of the web site' },
  email: { meaning: 'Email address' },
  email_verified: { meaning: 'Whether the email address was verified' },
  gender: { meaning: 'Gender' },
  birthdate: { meaning: 'Date of birth' },
  zoneinfo: { meaning: 'Time zone' },
  locale: { meaning: 'Language and region' },
  phone_number: { meaning: 'Phone number' },
  phone_number_verified: { meaning: 'Whether the phone number was verified' },
  address: { meaning: 'Postal address' },
  updated_at: { meaning: 'When the user’s data last changed', isTime: true },
  sid: { meaning: 'ID of the session' },
  events: { meaning: 'Events that the token tells of (RFC 8417)' },
  toe: { meaning: 'Time of the event (RFC 8417)', isTime: true },
  txn: { meaning: 'ID of the transaction (RFC 8417)' },
  // OAuth: RFC 8693, RFC 9068, RFC 7800, RFC 9449
  scope: { meaning: 'Scopes: what the token allows' },
  scp: { meaning: 'Scopes: what the token allows (Microsoft, Okta)' },
  client_id: { meaning: 'ID of the client' },
  act: { meaning: 'Actor: who acts for the subject' },
  may_act: { meaning: 'Who may act for the subject' },
  cnf: { meaning: 'Confirmation: the key that the sender must have' },
  roles: { meaning: 'Roles of the subject' },
  groups: { meaning: 'Groups of the subject' },
  entitlements: { meaning: 'Entitlements of the subject' },
  htm: { meaning: 'HTTP method of the request (DPoP)' },
  htu: { meaning: 'Address of the request (DPoP)' },
  ath: { meaning: 'Hash of the access token (DPoP)' },
  // Common but unregistered claims
  tid: { meaning: 'Tenant (Microsoft)' },
  oid: { meaning: 'Object ID of the user (Microsoft)' },
  typ: { meaning: 'Type of the token' },
};

export const headerMeanings: Readonly<Record<string, ClaimMeaning>> = {
  alg: { meaning: 'Algorithm' },
  typ: { meaning: 'Type of the token' },
  cty: { meaning: 'Type of the payload: “JWT” if it is itself a token' },
  kid: { meaning: 'ID of the key' },
  crit: { meaning: 'What a reader must understand' },
  b64: { meaning: 'Whether the payload is in Base64url (RFC 7797)' },
  enc: { meaning: 'Algorithm of the content’s encryption' },
  zip: { meaning: 'Compression before the encryption' },
  jwk: { meaning: 'Public key of the sender' },
  jku: { meaning: 'Address of the sender’s keys' },
  x5c: { meaning: 'Certificate of the sender, with its chain' },
  x5u: { meaning: 'Address of the sender’s certificate' },
  x5t: { meaning: 'SHA-1 thumbprint of the certificate' },
  'x5t#S256': { meaning: 'SHA-256 thumbprint of the certificate' },
  epk: { meaning: 'Ephemeral public key of the sender' },
  apu: { meaning: 'Information about the sender' },
  apv: { meaning: 'Information about the recipient' },
  p2s: { meaning: 'Salt of the password' },
  p2c: { meaning: 'Rounds of hashing the password' },
  iv: { meaning: 'Initialization vector of the key’s encryption' },
  tag: { meaning: 'Tag of the key’s encryption' },
};
