/**
 * An error of KMS: status 400 with `__type` and usually a `message`.
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
/** One error without details for another context, another key and a changed byte. */
export const invalidCiphertext = () => new KmsError('InvalidCiphertextException')
