import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect } from 'react'

import { errorMessage } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { ComboboxList, ComboboxOption, ComboboxRetry, ComboboxSpace, ComboboxStatus } from './Combobox.styles.ts'

interface ComboboxOptionsProps<Option> {
  /** With `listRef` as its ref. */
  listProps: ComponentPropsWithRef<'ul'>
  listRef: RefObject<HTMLUListElement | null>
  getOptionProps: (option: Option, index: number) => ComponentPropsWithRef<'li'>
  options: readonly Option[]
  isLoading: boolean
  /** The error of a failed load. */
  error: unknown
  onRetry: (() => void) | undefined
  getKey: (option: Option) => string | number
  selectedKey: string | number | null
  render: (option: Option) => ReactNode
  highlightedIndex: number
}

const estimatedHeight = 36

/** The list of a combobox. Only visible options are rendered. */
export function ComboboxOptions<Option>({
  listProps,
  listRef,
  getOptionProps,
  options,
  isLoading,
  error,
  onRetry,
  getKey,
  selectedKey,
  render,
  highlightedIndex,
}: ComboboxOptionsProps<Option>) {
  const text = useUiText()
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
  })

  useEffect(() => {
    if (highlightedIndex >= 0) virtualizer.scrollToIndex(highlightedIndex)
  }, [highlightedIndex, virtualizer])

  const isFailed = error !== undefined
  const trouble = isFailed
    ? errorMessage(error, text.somethingWentWrong)
    : isLoading
      ? text.loading
      : options.length === 0 && text.noneFound

  return (
    <>
      <ComboboxStatus role="status" $isShown={Boolean(trouble)}>
        {trouble || <VisuallyHidden>{text.optionsFound(text.number(options.length))}</VisuallyHidden>}
        {isFailed && onRetry && <VisuallyHidden>{text.retryByEnter}</VisuallyHidden>}
      </ComboboxStatus>
      {isFailed && onRetry && (
        <ComboboxRetry>
          {/* Focus stays in the field, where Enter does the same. */}
          <Button size="small" tabIndex={-1} onClick={onRetry}>
            {text.retry}
          </Button>
        </ComboboxRetry>
      )}
      <ComboboxList {...listProps}>
        <ComboboxSpace role="presentation" aria-hidden style={{ blockSize: virtualizer.getTotalSize() }} />
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index]
          return (
            option !== undefined && (
              <ComboboxOption
                key={getKey(option)}
                {...getOptionProps(option, index)}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-selected={getKey(option) === selectedKey}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                style={{ insetBlockStart: start }}
                $isHighlighted={index === highlightedIndex}
              >
                <span>{render(option)}</span>
                {getKey(option) === selectedKey && <Check aria-hidden />}
              </ComboboxOption>
            )
          )
        })}
      </ComboboxList>
    </>
  )
}
