/**
 * A refusal of KMS: status 400 with `__type` and, mostly, a `message`.
 * https://docs.aws.amazon.com/kms/latest/APIReference/CommonErrors.html
 */
export class KmsError extends Error {
  readonly type: string

  constructor(type: string, message = '') {
    super(message)
    this.type = type
  }
}

export const validation = (message: string) => new KmsError('ValidationException', message)
/** Another context, another key and a changed byte are one error, which says nothing more. */
export const invalidCiphertext = () => new KmsError('InvalidCiphertextException')
