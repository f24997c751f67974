import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'

import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import { ComboboxList, ComboboxOption, ComboboxSpace, ComboboxStatus } from './Combobox.styles.ts'

interface ComboboxOptionsProps<Option> {
  listProps: ComponentPropsWithRef<'ul'>
  getOptionProps: (option: Option, index: number) => ComponentPropsWithRef<'li'>
  options: readonly Option[]
  isLoading: boolean
  error: unknown
  getKey: (option: Option) => string | number
  selectedKey: string | number | null
  render: (option: Option) => ReactNode
  highlightedIndex: number
}

const estimatedHeight = 36

/** The list of a combobox. However long it is, only the options in sight are drawn. */
export function ComboboxOptions<Option>({
  listProps,
  getOptionProps,
  options,
  isLoading,
  error,
  getKey,
  selectedKey,
  render,
  highlightedIndex,
}: ComboboxOptionsProps<Option>) {
  const text = useUiText()
  const listRef = useRef<HTMLUListElement>(null)
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => estimatedHeight,
    overscan: 6,
  })

  useEffect(() => {
    if (highlightedIndex >= 0) virtualizer.scrollToIndex(highlightedIndex)
  }, [highlightedIndex, virtualizer])

  const isFailed = error !== undefined && error !== null

  return (
    <>
      <ComboboxStatus role="status">
        {isFailed
          ? errorMessage(error, text.somethingWentWrong)
          : isLoading
            ? text.loading
            : options.length === 0 && text.noneFound}
      </ComboboxStatus>
      <ComboboxList {...listProps} ref={listRef}>
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
